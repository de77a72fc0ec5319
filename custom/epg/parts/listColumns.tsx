import { titleOf } from '#contract/schemas/readers.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import type { TimelineRow } from '#kit/parts/timeline/useTimelineRows.ts'
import type { GuideWords } from '../model/airingWords.ts'
import { edgeText, episodeText } from '../model/airingWords.ts'
import type { GuideItem } from '../model/guideLane.ts'
import type { LabelOptions } from '../model/itemLabel.ts'
import { genreText, problemTexts } from '../model/itemLabel.ts'
import { languageOfTitle } from '../model/languageOfTitle.ts'
import { isOtherGenre } from '../model/toneOf.ts'

type Row = TimelineRow<GuideItem>

const DIMMED = { fontWeight: 400, color: 'var(--mui-palette-text-tertiary)' } as const

/** The guide as a table: channel, start, length, what is shown, what is to be said of it. */
export function listColumns(words: GuideWords, options: LabelOptions, now: number): Column<Row>[] {
  const { translate, format } = words
  const { language, genre } = options
  const titleCell = ({ item }: Row) => {
    if (item.kind === 'airing')
      return (
        <span
          className="name"
          lang={languageOfTitle(item.airing, language)}
          style={isOtherGenre(item, genre) ? DIMMED : undefined}
        >
          {titleOf(item.airing, language)}
        </span>
      )
    const isNow = item.from <= now && now < item.to
    const kind = item.kind === 'blank' ? 'noData' : isNow ? 'deadAirNow' : 'gapHere'
    return <em>{translate(`epg.${kind}`)}</em>
  }
  return [
    { key: 'title', head: translate('epg.columns.title'), cell: titleCell },
    {
      key: 'channel',
      head: translate('epg.columns.channel'),
      width: 200,
      priority: 3,
      cell: ({ lane }) => lane.label,
    },
    {
      key: 'start',
      head: translate('epg.columns.start'),
      className: 'figures',
      width: 96,
      isEnd: true,
      cell: ({ item }) => edgeText(item.from, item, words),
    },
    {
      key: 'end',
      head: translate('epg.columns.end'),
      className: 'figures',
      width: 96,
      isEnd: true,
      priority: 1,
      cell: ({ item }) => edgeText(item.to, item, words),
    },
    {
      key: 'length',
      head: translate('epg.columns.length'),
      className: 'figures',
      width: 110,
      isEnd: true,
      priority: 2,
      cell: ({ item }) => format.duration(item.to - item.from),
    },
    {
      key: 'state',
      head: translate('epg.columns.state'),
      width: 132,
      cell: ({ item }) => item.kind === 'airing' && <StatusChip status={item.airing.st} area="live" />,
    },
    {
      key: 'notes',
      head: translate('epg.columns.notes'),
      width: 240,
      priority: 4,
      cell: ({ item }) => notesOf(item, words, options),
    },
  ]
}

function notesOf(item: GuideItem, words: GuideWords, options: LabelOptions): string {
  if (item.kind !== 'airing') return ''
  return [...problemTexts(item, words), episodeText(item.airing, words), genreText(item, words, options)]
    .filter(Boolean)
    .join(', ')
}
