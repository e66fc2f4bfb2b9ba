/** Where the kit's board stands; a build has neither the path nor the code behind it. */
export const boardPath = import.meta.env.DEV ? '/m/ui' : null;
