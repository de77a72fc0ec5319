import { timingProblems, type TimingProblem } from '#contract/rules/timing/timingProblems.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

export type TimingValues = { publishAt?: string; unpublishAt?: string }

/** The two moments as a form, so that they are typed and picked like every other time of the console. */
export function timingSchema(
  words: (key: 'publishAt' | 'unpublishAt') => string,
  fields: readonly ('publishAt' | 'unpublishAt')[],
): FormSchema {
  const instant = (field: 'publishAt' | 'unpublishAt') => ({ type: 'string', format: 'date-time', title: words(field) })
  return { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, instant(field)])) }
}

/** The times that are filled in. */
export function valuesOf(store: FormStore): TimingValues {
  const { publishAt, unpublishAt } = store.values()
  return {
    ...(typeof publishAt === 'string' ? { publishAt } : {}),
    ...(typeof unpublishAt === 'string' ? { unpublishAt } : {}),
  }
}

/** Judges the form by the server's own rule and shows what is wrong at the fields. */
export function isSettable(
  store: FormStore,
  now: number,
  words: (problem: TimingProblem['problem']) => string,
): boolean {
  store.setServerIssues([])
  store.flush()
  const issues = timingProblems(valuesOf(store), now).map(({ field, problem }): Issue => ({
    pointer: `/${field}`,
    keyword: 'server',
    message: words(problem),
    severity: 'error',
  }))
  if (store.issues().length > 0 || issues.length > 0) {
    store.setServerIssues(issues)
    store.reveal()
    store.focus(store.issues()[0]?.pointer ?? '/publishAt')
    return false
  }
  return true
}
