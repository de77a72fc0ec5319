import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { datesProblem } from '#contract/rules/storefront/checks/datesProblem.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry, Dates } from '../model/calendarEntry.ts'
import { datesNameOf, nameOf } from '../model/entryWords.ts'

type DatesFormProps = {
  entry: CalendarEntry
  /** Why they cannot be moved. */
  why: string | undefined
}

/** Both dates of an entry, typed or picked like every other time of the console. */
export function DatesForm({ entry, why }: DatesFormProps) {
  const { words, moves } = useCalendar()
  const { translate, format } = words
  const [store] = useState(() => createFormStore(valuesOf(entry)))
  const schema = useMemo((): FormSchema => {
    const instant = (name: 'start' | 'end') => ({
      type: 'string',
      format: 'date-time',
      title: translate(`calendar.dates.${datesNameOf(entry.kind)}.${name}`),
    })
    return { type: 'object', properties: { st_dt: instant('start'), ed_dt: instant('end') } }
  }, [translate, entry.kind])
  const apply = () => {
    const dates = readDates(store, (problem) => translate(`calendar.problems.${problem}`))
    if (dates) void moves.move(entry, nameOf(entry, words), dates)
  }
  return (
    <Form
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || why !== undefined) return
        // The field takes over what is typed as it is left.
        event.target.blur()
        event.target.focus()
        apply()
      }}
    >
      <SchemaForm
        schema={schema}
        store={store}
        mode={why === undefined ? 'edit' : 'read'}
        language={format.settings.language}
        isLazy={false}
      />
      {why === undefined ? (
        <Button variant="contained" onClick={apply}>
          {translate('calendar.apply')}
        </Button>
      ) : (
        <p>{why}</p>
      )}
    </Form>
  )
}

function valuesOf({ start, end }: Dates): Record<string, string> {
  return {
    ...(start !== undefined && { st_dt: new Date(start).toISOString() }),
    ...(end !== undefined && { ed_dt: new Date(end).toISOString() }),
  }
}

/** What is typed, judged by the server's own rule; undefined where something is wrong, which then stands at its field. */
function readDates(store: FormStore, words: (problem: string) => string): Dates | undefined {
  store.setServerIssues([])
  store.flush()
  const { st_dt, ed_dt } = store.values() as { st_dt?: string; ed_dt?: string }
  const asked = { st_dt: st_dt ?? null, ed_dt: ed_dt ?? null }
  const problem = datesProblem(asked, {})
  if (problem)
    store.setServerIssues([
      { pointer: `/${problem.field}`, keyword: 'server', message: words(problem.problem), severity: 'error' },
    ])
  if (store.issues().length > 0) {
    store.reveal()
    store.focus(store.issues()[0]?.pointer ?? '/ed_dt')
    return undefined
  }
  return {
    ...(st_dt !== undefined && { start: Date.parse(st_dt) }),
    ...(ed_dt !== undefined && { end: Date.parse(ed_dt) }),
  }
}

const Form = styled('div')({
  display: 'grid',
  gap: 12,
  '& > p': { margin: 0, fontSize: 12.5, lineHeight: '18px', color: 'var(--mui-palette-text-secondary)' },
})
