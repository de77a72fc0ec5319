import type { JobKind, JobStatus } from '#contract/values/jobs.ts'
import { IN_FLIGHT, JOB_KINDS } from '#contract/values/jobs.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/values/limits.ts'

const HOUR_MS = 3_600_000

export const SCOPES = ['own', 'product'] as const
export type Scope = (typeof SCOPES)[number]

/** States that the list is narrowed to, and the statuses of the wire that each means. */
export const STATES = {
  open: IN_FLIGHT,
  failed: ['failed'],
  active: ['active'],
  inactive: ['inactive'],
} as const satisfies Record<string, readonly JobStatus[]>
type JobStateFilter = keyof typeof STATES

/** Hours that the list looks back. */
export const SINCE_HOURS = [1, 24, 168, 720] as const

/** What the list of jobs shows: all of it stands in the address, so that it can be passed on. */
export type JobsView = {
  scope: Scope
  /** The job that is opened beside the list. */
  job: string | undefined
  kind: JobKind | undefined
  state: JobStateFilter | undefined
  /** Whose jobs, by uid. */
  by: string | undefined
  /** Jobs that were asked for within so many hours. */
  since: number | undefined
  /** Document id: the jobs of one title. */
  item: string | undefined
  page: number
  perPage: number
}

/** Reads an address; what is not understood is left out. */
export function readView(params: URLSearchParams): JobsView {
  const state = params.get('state')
  const page = Number(params.get('page'))
  const hours = Number(params.get('since'))
  const rows = Number(params.get('rows'))
  return {
    scope: params.get('scope') === 'product' ? 'product' : 'own',
    job: params.get('job') ?? undefined,
    kind: JOB_KINDS.find((one) => one === params.get('kind')),
    state: state && state in STATES ? (state as JobStateFilter) : undefined,
    by: params.get('by') ?? undefined,
    since: SINCE_HOURS.find((one) => one === hours),
    item: params.get('item') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.find((one) => one === rows) ?? DEFAULT_PAGE_SIZE,
  }
}

const NAMES = {
  scope: 'scope',
  job: 'job',
  kind: 'kind',
  state: 'state',
  by: 'by',
  since: 'since',
  item: 'item',
  page: 'page',
  perPage: 'rows',
} as const satisfies Record<keyof JobsView, string>

const DEFAULTS: Partial<JobsView> = { scope: 'own', page: 1, perPage: DEFAULT_PAGE_SIZE }

/** The address with some parts changed; another filter begins at the first page, and what is usual is left out. */
export function writeView(params: URLSearchParams, parts: Partial<JobsView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const narrows = Object.keys(parts).some((part) => part !== 'job' && part !== 'page')
  const all = narrows ? { ...parts, page: 1 } : parts
  for (const [part, value] of Object.entries(all)) {
    const name = NAMES[part as keyof JobsView]
    if (value === undefined || value === DEFAULTS[part as keyof JobsView]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The question to the server; `now` in epoch ms. */
export function jobsQuery({ scope, kind, state, by, since, item, page, perPage }: JobsView, now: number) {
  return {
    scope,
    ...(kind && { kind }),
    ...(state && { status: STATES[state].join(',') }),
    ...(by && scope === 'product' && { by }),
    ...(since && { since: new Date(now - since * HOUR_MS).toISOString() }),
    ...(item && { item }),
    pageNumber: page,
    pageSize: perPage,
  }
}

export const isNarrowed = ({ kind, state, by, since, item }: JobsView): boolean =>
  [kind, state, by, since, item].some((part) => part !== undefined)

/** The address of the page with a job open beside its list. */
export function jobPath({ pathname, search }: { pathname: string; search: string }, job: string): string {
  return `${pathname}?${writeView(new URLSearchParams(search), { job }).toString()}`
}
