import { fillInterstitials } from './fillInterstitials.ts'
import { listChannelEvents } from './listChannelEvents.ts'
import { listPlayoutChannels } from './listPlayoutChannels.ts'
import { startPlayoutChannel } from './startPlayoutChannel.ts'

/** Playing virtual channels out (calls.md section 15). */
export const playoutCommands = { listPlayoutChannels, listChannelEvents, startPlayoutChannel, fillInterstitials }
