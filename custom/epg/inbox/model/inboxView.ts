import type { ChangeKind, EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { CHANGE_KINDS } from '#contract/schemas/live/ingestion.ts'
import { PAGE_SIZES } from '#contract/values/limits.ts'
import { isInFlight } from '#contract/values/jobs.ts'

/** Changes that wait, or all of one kind whatever became of them. */
export const INBOX_TABS = ['waiting', 'conflict', 'new', 'changed', 'moved', 'vanished', 'deleted'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

/** What of the inbox is shown, as the address says it. */
export type InboxView = {
  /** Ingestions that want a look, or all. */
  show: 'waiting' | 'all'
  /** The one that is looked at. */
  ingestion: string | undefined
  tab: InboxTab
  /** Only changes of this channel of ours. */
  channel: string
  page: number
  perPage: number
}

const PER_PAGE = 100

export function inboxFromSearch(params: URLSearchParams): InboxView {
  const page = Number(params.get('page') ?? 1)
  const size = Number(params.get('size') ?? PER_PAGE)
  return {
    show: params.get('show') === 'all' ? 'all' : 'waiting',
    ingestion: params.get('ingestion') ?? undefined,
    tab: INBOX_TABS.find((tab) => tab === params.get('tab')) ?? 'waiting',
    channel: params.get('channel') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.find((one) => one === size) ?? PER_PAGE,
  }
}

/** The address with a change; another ingestion, tab or channel begins at its first page. */
export function searchOfInbox(params: URLSearchParams, change: Partial<InboxView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (change.show) put('show', change.show === 'all' ? 'all' : undefined)
  if ('ingestion' in change) for (const name of ['tab', 'channel']) next.delete(name)
  if ('ingestion' in change) put('ingestion', change.ingestion)
  if (change.tab) put('tab', change.tab === 'waiting' ? undefined : change.tab)
  if (change.channel !== undefined) put('channel', change.channel)
  if (change.ingestion !== undefined || change.tab || change.channel !== undefined) next.delete('page')
  if (change.page) put('page', change.page === 1 ? undefined : String(change.page))
  if (change.perPage) put('size', change.perPage === PER_PAGE ? undefined : String(change.perPage))
  return next
}

/** What a tab asks the server for. */
export function changesOfTab(tab: InboxTab): { kind?: ChangeKind; state?: 'waiting' } {
  const kind = CHANGE_KINDS.find((one) => one === tab)
  return kind ? { kind } : { state: 'waiting' }
}

/** How many changes stand behind a tab. */
export function countOfTab({ waiting, tally }: Pick<EpgIngestion, 'waiting' | 'tally'>, tab: InboxTab): number {
  return tab === 'waiting' ? waiting : tally[tab]
}

/** Of an ingestion that nothing is decided of any more: the first kind of changes that it has, for none of them waits. */
export function decidedView(view: InboxView, { tally }: Pick<EpgIngestion, 'tally'>): InboxView {
  if (view.tab !== 'waiting') return view
  const tab = INBOX_TABS.find((one) => one !== 'waiting' && tally[one] > 0)
  return { ...view, tab: tab ?? 'waiting' }
}

/** Whether somebody is to decide or mend something of it. */
export function wantsDecision(one: EpgIngestion): boolean {
  if (one.closed || one.status === 'inactive' || isInFlight(one.status)) return false
  return one.status === 'failed' || one.failure > 0 || one.waiting > 0 || one.unmatched > 0
}

/** Whether the whole feed looks shifted and nobody has said yet what is right. */
export const isShiftOpen = ({ shift, closed }: Pick<EpgIngestion, 'shift' | 'closed'>): boolean =>
  !closed && shift !== undefined && shift.decision === undefined
