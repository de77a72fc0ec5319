import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { conditionIn, knownTitles, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { useSchedule, type ScheduleScreen } from '#custom/schedule/ScheduleContext.ts'
import { ScheduleScreenProvider, type OpenSchedule } from '#custom/schedule/ScheduleScreenProvider.tsx'
import type { Shown } from '#custom/schedule/model/scheduleView.ts'
import { createScheduleEditor } from '#custom/schedule/session/createScheduleEditor.ts'
import { aSchedule, at, MONDAY } from './aSchedule.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from './renderInKit.tsx'

type Surroundings = Partial<Pick<OpenSchedule, 'channel' | 'live' | 'readOnly' | 'needTitles'>> & {
  schedule?: Schedule
  /** What the server has; the schedule itself where nothing else is said. */
  saved?: Schedule
  titles?: readonly ScheduleTitle[]
  shown?: Partial<Shown>
  now?: number
  language?: 'en' | 'zh' | 'ms' | 'ta'
  timeZone?: string
  /** What a service answers to those who ask it. */
  calls?: Partial<Calls>
}

/** A session without a server: parts that read something are tested in flows. */
const session = {
  ...{
    product: 'rimba-my',
    extensions: ['schedulePlans', 'schedulePlanning'],
    types: [],
    products: [],
    may: () => true,
    calls: { imageUrl: () => undefined },
  },
} as unknown as ConsoleValue

/**
 * A part of the schedule's screen in the context that the page gives it, on Monday at eight unless another time is
 * said. `screen()` is the context as it stands; `act` on it as the part would.
 */
export async function renderSchedule(part: ReactNode, surroundings: Surroundings = {}) {
  const { schedule = aSchedule([]), saved = schedule, titles = [], now = at(`${MONDAY}T08:00`) } = surroundings
  const { channel = { id: 'hits', cs: 'hits', name: 'HITS Movies', number: 101 }, live, readOnly } = surroundings
  const { needTitles = () => undefined, shown, language, timeZone = 'Asia/Kuala_Lumpur' } = surroundings
  const value = { ...session, calls: { ...session.calls, ...surroundings.calls } }
  const client = new QueryClient()
  const facts = knownTitles(new Map(), [], titles)
  const editor = createScheduleEditor({
    ...{ saved, schedule, now: () => now },
    facts: { ...rightsFacts(facts, { now }), conditionOf: conditionIn(facts) },
  })
  let screen: ScheduleScreen | undefined
  function Probe() {
    screen = useSchedule()
    return null
  }
  function Opened() {
    const days = [...schedule.days.keys()]
    const [current, setCurrent] = useState<Shown>({
      ...{ mode: 'week', from: days[0] ?? MONDAY, to: days.at(-1) ?? MONDAY },
      ...{ shape: 'timeline', side: 'draft', ghosts: true, clock: 'channel' },
      ...shown,
    })
    const [open] = useState(() => ({ channel, live, readOnly, needTitles, editor, titles: facts }))
    const show: OpenSchedule['show'] = ({ day, ...change }) =>
      setCurrent((before) => ({ ...before, ...(day !== undefined && { from: day }), ...change }))
    return (
      <QueryClientProvider client={client}>
        <ConsoleContext value={value}>
          <ScheduleScreenProvider open={{ ...open, shown: current, show }}>
            <Probe />
            {part}
          </ScheduleScreenProvider>
        </ConsoleContext>
      </QueryClientProvider>
    )
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })
  const page = (
    <QueryClientProvider client={queries}>
      <Opened />
    </QueryClientProvider>
  )
  const rendered = await renderInKit(page, { now: () => now, timeZone, ...(language && { language }) })
  return {
    ...rendered,
    editor,
    screen: () => {
      if (!screen) throw new Error('the schedule is not on screen')
      return screen
    },
    /** Does something with the context, as a part would, and draws what comes of it. */
    act: (doing: (screen: ScheduleScreen) => void) => act(() => doing(screen as ScheduleScreen)),
  }
}
