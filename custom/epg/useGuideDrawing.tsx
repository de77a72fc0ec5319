import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { titleOf } from '#contract/schemas/readers.ts'
import { languageOfTitle } from './model/languageOfTitle.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import { TimelineCard, TimelineGap } from '#kit/parts/timeline/TimelineCard.tsx'
import type { ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import type { GuideWords } from './model/airingWords.ts'
import type { LabelOptions } from './model/itemLabel.ts'
import { badgeOf, detailOf, gapText, itemLabel } from './model/itemLabel.ts'
import type { AiringItem, GuideItem, GuideLane, HoleItem } from './model/guideLane.ts'
import { isDraft, isOtherGenre, toneOf } from './model/toneOf.ts'
import { BoneCell } from './parts/cells.ts'
import { ChannelHead } from './parts/ChannelHead.tsx'

/** A narrower hole without guide data says nothing. */
const BLANK_WORDS_PX = 96

/** How the guide draws its lanes; the same object as long as language, zone and genre are. */
export function useGuideDrawing(zone: string, genre: string): LaneDrawing<GuideItem> {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  return useMemo(() => {
    const words: GuideWords = { translate, format, zone }
    const isDimmed = (item: GuideItem) => item.kind === 'airing' && isOtherGenre(item, genre)
    return {
      toneOf: (item) => (isDimmed(item) ? 'dimmed' : toneOf(item)),
      renderHead: (lane) => <ChannelHead lane={lane as GuideLane} zone={zone} />,
      renderItem: (item, place) =>
        item.kind === 'airing' ? airingCard(item, place, words, { language, genre }) : holeCell(item, place, words),
      itemLabel: (item, lane) => itemLabel(item, lane, words, { language, genre }),
    }
  }, [translate, format, zone, language, genre])
}

function airingCard(item: AiringItem, place: ItemPlace, words: GuideWords, { language, genre }: LabelOptions) {
  const { airing } = item
  const [flag] = airing.flags ?? []
  return (
    <TimelineCard
      place={place}
      title={titleOf(airing, language)}
      lang={languageOfTitle(airing, language)}
      detail={detailOf(item, words)}
      badge={badgeOf(item)}
      isDimmed={isOtherGenre(item, genre)}
      isHatched={item.overlap !== undefined || item.isContested === true}
      tone={flag ? 'expired' : isDraft(item) ? 'draft' : undefined}
      marks={[
        ...(airing.pins?.length ? [{ icon: 'pin' as const }] : []),
        ...(flag ? [{ icon: 'clockOff' as const, tone: 'expired' as const }] : []),
      ]}
    />
  )
}

function holeCell(item: HoleItem, place: ItemPlace, words: GuideWords) {
  if (item.kind === 'loading') return <BoneCell />
  if (item.kind === 'blank') {
    const label = place.width > BLANK_WORDS_PX ? words.translate('epg.noData') : ''
    return <TimelineGap place={place} label={label} isBlank />
  }
  return (
    <TimelineGap
      place={place}
      label={gapText(item, place.phase === 'now', words)}
      short={words.format.duration(item.to - item.from)}
      isDead={place.phase === 'now'}
    />
  )
}
