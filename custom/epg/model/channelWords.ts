import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { titleOf } from '#contract/schemas/readers.ts'

/** '3 News': number and name of a channel; its id where it has neither. */
export function channelWords(channel: Pick<GuideChannel, 'id' | 'cn' | 'lon'>, language: string): string {
  const words = [channel.cn, titleOf(channel, language)].filter((word) => word !== undefined && word !== '')
  return words.length > 0 ? words.join(' ') : channel.id
}
