import { createSetting } from './createSetting.ts'
import { deleteSetting } from './deleteSetting.ts'
import { listSettings } from './listSettings.ts'
import { saveSetting } from './saveSetting.ts'

/** Commands of calls.md section 11. */
export const settingCommands = { listSettings, createSetting, saveSetting, deleteSetting }
