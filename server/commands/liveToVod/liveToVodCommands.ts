import { cancelLiveToVod, updateLiveToVod } from './changeConversion.ts'
import { convertLiveToVod } from './convertLiveToVod.ts'
import { listLiveToVod, readConvertedMetadata, readRecording } from './readConversions.ts'

/** Titles made of what was on air (calls.md section 16). */
export const liveToVodCommands = {
  readRecording,
  convertLiveToVod,
  updateLiveToVod,
  cancelLiveToVod,
  listLiveToVod,
  readConvertedMetadata,
}
