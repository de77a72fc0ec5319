import { useLocale, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { channelWords } from '../../model/channelWords.ts'

/** Which channel of ours one of the feed is, in words: how that is known, and what it is in later feeds. */
export function useMatchWords(): (match: EpgMatch) => string {
  const translate = useTranslate()
  const language = useLocale()
  return useCallback(
    ({ channel, remembered, later }) => {
      const wordsOf = (one: GuideChannel | null | undefined) =>
        one ? channelWords(one, language) : translate('ingestion.match.leftOut')
      const name = wordsOf(channel)
      if (later !== undefined) return translate('ingestion.match.later', { name, later: wordsOf(later) })
      return channel && remembered ? translate('ingestion.match.remembered', { name }) : name
    },
    [translate, language],
  )
}
