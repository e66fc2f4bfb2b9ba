/** With a message at most. */
export const mostPictures = 3;
/** Of a picture as it is sent; every other body has 64 KB (V1). */
export const mostPictureBytes = 5 * 1024 * 1024;
/** What may be sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** What every picture is kept as. */
export const keptPictureType = 'image/webp';
