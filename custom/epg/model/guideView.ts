import { GUIDE_MARKS } from '#contract/schemas/live/guide.ts'
import type { GuideMark } from '#contract/schemas/live/guide.ts'

/** Marks that channels can be narrowed to. */
export const SHOWN_MARKS = GUIDE_MARKS.filter((kind) => kind !== 'blank')
export type ShownMark = Exclude<GuideMark['kind'], 'blank'>

/** What of the guide is shown, as the address says it. */
export type GuideView = {
  layout: 'grid' | 'list'
  /** Part of channels' names, type and genre of channels. */
  term: string
  chty: string
  gnr: string
  /** Genre of airings: all others are dimmed, none is left out. */
  genre: string
  /** Only this channel: from a link of another page. */
  channel: string
  /** Only channels with one of these marks that day. */
  marks: readonly ShownMark[]
  /** The airing that is looked at. */
  airing: string | undefined
  /** Where the view opens, epoch ms. */
  at: number | undefined
}

export type ChannelFilter = Pick<GuideView, 'term' | 'chty' | 'gnr' | 'channel'>

const isShownMark = (text: string): text is ShownMark => SHOWN_MARKS.some((mark) => mark === text)

export function viewFromSearch(params: URLSearchParams): GuideView {
  const at = Date.parse(params.get('at') ?? '')
  return {
    layout: params.get('as') === 'list' ? 'list' : 'grid',
    term: params.get('term') ?? '',
    chty: params.get('chty') ?? '',
    gnr: params.get('gnr') ?? '',
    genre: params.get('genre') ?? '',
    channel: params.get('channel') ?? '',
    marks: (params.get('marks') ?? '').split(',').filter(isShownMark),
    airing: params.get('airing') ?? undefined,
    at: Number.isNaN(at) ? undefined : at,
  }
}

export function searchOfView(params: URLSearchParams, change: Partial<GuideView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (change.layout) put('as', change.layout === 'list' ? 'list' : undefined)
  for (const name of ['term', 'chty', 'gnr', 'genre', 'channel'] as const) if (name in change) put(name, change[name])
  if (change.marks) put('marks', change.marks.join(','))
  if ('airing' in change) put('airing', change.airing)
  if ('at' in change) put('at', change.at === undefined ? undefined : new Date(change.at).toISOString())
  return next
}
