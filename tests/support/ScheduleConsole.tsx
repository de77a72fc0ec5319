import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'

/** Seasons have episodes that a schedule airs. */
const SEASONS = [
  {
    type: 'tvseason',
    relations: { children: ['tvepisode'] },
    labels: { many: { en: 'Seasons' } },
    list: { filters: [] },
  },
]

type ScheduleConsoleProps = {
  /** Answers of calls that a part of the schedule asks beside its context. */
  calls: Partial<Record<keyof ConsoleValue['calls'], (...args: never[]) => unknown>>
  children: ReactNode
}

/** A session around a part of the schedule, for what it asks beside its context: product and calls. */
export function ScheduleConsole({ calls, children }: ScheduleConsoleProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [session] = useState(
    () =>
      ({
        ...{ types: SEASONS, products: [], product: 'rimba', extensions: [], calls },
        ...{ may: () => true, events: { subscribe: () => () => undefined } },
      }) as unknown as ConsoleValue,
  )
  return (
    <QueryClientProvider client={client}>
      <ConsoleContext value={session}>{children}</ConsoleContext>
    </QueryClientProvider>
  )
}
