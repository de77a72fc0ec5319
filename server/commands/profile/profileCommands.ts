import { readPhoto } from './readPhoto.ts'
import { readProfile } from './readProfile.ts'
import { saveProfile } from './saveProfile.ts'
import { uploadPhoto } from './uploadPhoto.ts'

/** Commands of the identity profile (calls.md section 11). */
export const profileCommands = { readProfile, saveProfile, uploadPhoto, readPhoto }
