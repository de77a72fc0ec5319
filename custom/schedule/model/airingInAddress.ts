/** An airing that an address leads to: its id, and when it airs (epoch ms) where the schedule no longer has it. */
export type AiringInAddress = { id: string; at: number }

/** As it stands in the search of an address. */
export function searchOfAiring({ id, at }: AiringInAddress): string {
  return new URLSearchParams({ airing: id, at: new Date(at).toISOString() }).toString()
}

/** Undefined where the address leads to none. */
export function airingInSearch(params: URLSearchParams): AiringInAddress | undefined {
  const id = params.get('airing')
  const at = Date.parse(params.get('at') ?? '')
  return id === null || Number.isNaN(at) ? undefined : { id, at }
}

/** The address without it: it is gone to once. */
export function withoutAiring(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of ['airing', 'at']) rest.delete(name)
  return rest
}
