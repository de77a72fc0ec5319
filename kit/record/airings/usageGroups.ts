import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { localized } from '#contract/values/localizedText.ts'

/** The airings of one channel, by start. */
type ChannelUses = {
  channel: string
  name: string
  /** Language of the name. */
  lang: string | undefined
  uses: readonly ProgramUse[]
}

/** Airings by channel, the channel that has the next one first; each channel's by start. */
export function usageGroups(uses: readonly ProgramUse[], language: string): ChannelUses[] {
  const byChannel = Map.groupBy(uses, ({ channel }) => channel)
  return [...byChannel].map(([channel, own]) => {
    const names = own[0]?.lon
    const name = localized(names, language)
    return { channel, name, lang: names?.find(({ n }) => n === name)?.lang, uses: own }
  })
}
