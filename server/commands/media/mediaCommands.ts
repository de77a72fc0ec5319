import { authorizePlayback } from './authorizePlayback.ts'
import { readKeyframes } from './readKeyframes.ts'
import { readManifest } from './readManifest.ts'
import { readSegment } from './readSegment.ts'
import { readThumbnails } from './readThumbnails.ts'
import { readWaveform } from './readWaveform.ts'
import { registerDevice } from './registerDevice.ts'
import { remixPlayback } from './remixPlayback.ts'
import { startPlayback } from './startPlayback.ts'
import { uploadMedia } from './uploadMedia.ts'

/** Calls of media and playback by the names of their rows. */
export const mediaCommands = {
  uploadMedia,
  registerDevice,
  authorizePlayback,
  remixPlayback,
  startPlayback,
  readManifest,
  readSegment,
  readKeyframes,
  readWaveform,
  readThumbnails,
}
