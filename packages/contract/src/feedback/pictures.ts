/** The most pictures of one message. */
export const mostPictures = 3;
/** The largest picture that may be sent, in bytes; every other body has 64 KB (V1). */
export const mostPictureBytes = 5 * 1024 * 1024;
/** The types of pictures that may be sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The type in which every picture is stored. */
export const keptPictureType = 'image/webp';
