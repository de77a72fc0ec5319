import { frameImage } from './frameImage.ts'
import { readImage, readSuffixedImage } from './readImage.ts'
import { readImageMetadata } from './readImageMetadata.ts'
import { readImageTicket } from './readImageTicket.ts'
import { removeImage } from './removeImage.ts'
import { readStorePicture, uploadStorePicture } from './storePictures.ts'
import { uploadImage } from './uploadImage.ts'

/** Image calls by the names of their rows. */
export const imageCommands = {
  uploadImage,
  removeImage,
  frameImage,
  readImageMetadata,
  readImage,
  readSuffixedImage,
  readImageTicket,
  uploadStorePicture,
  readStorePicture,
}
