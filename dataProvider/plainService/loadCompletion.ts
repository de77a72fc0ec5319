import type { CompleteAnswer } from '../transport.ts'

/** The completion of answers, fetched with the first answer: a service that has everything needs none of it. */
export function loadCompletion(tab: string): CompleteAnswer {
  let loading: Promise<CompleteAnswer> | undefined
  return async (name, reply, options) => {
    loading ??= import('./completeAnswer.ts').then(({ createCompletion }) => createCompletion(tab))
    return (await loading)(name, reply, options)
  }
}
