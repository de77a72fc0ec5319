import { changeChannelNumber } from './changeChannelNumber.ts'

/** Channels, beside what they share with every type (calls.md section 14). */
export const channelCommands = { changeChannelNumber }
