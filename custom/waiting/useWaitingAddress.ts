import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/values/limits.ts'

type WaitingView = {
  /** Name of the only type that is shown. */
  type: string | undefined
  /** Ascending: what waits longest comes first. */
  order: 'asc' | 'desc'
  page: number
  perPage: number
}

/** What of the list is shown, as the address says it. */
export function useWaitingAddress() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const rows = Number(params.get('rows'))
  const view: WaitingView = {
    type: params.get('type') ?? undefined,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.find((one) => one === rows) ?? DEFAULT_PAGE_SIZE,
  }
  const go = ({ type, order, page: to, perPage }: Partial<WaitingView>) => {
    const next = new URLSearchParams(params)
    if (type !== undefined) next.set('type', type)
    if (order !== undefined) next.set('order', order)
    if (perPage !== undefined) next.set('rows', String(perPage))
    if (to !== undefined) next.set('page', String(to))
    else next.delete('page')
    if (type === '') next.delete('type')
    setParams(next)
  }
  return { view, go }
}
