import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { importWorks } from './browserImports.ts'
import type { ImportWork } from './importWork.ts'
import { EMPTY_IMPORT } from './importWork.ts'

export const STEPS = ['file', 'columns', 'check', 'run'] as const
export type Step = (typeof STEPS)[number]

export type Import = {
  step: Step
  draft: ImportWork
  /** The job, once the import runs. */
  job: string | undefined
  /** It is looked up still whether an earlier page left a file. */
  isLoading: boolean
  change: (part: Partial<ImportWork>) => void
  go: (step: Exclude<Step, 'run'>) => void
  /** The job is under way: the file is the server's now. The page shows it where it is still on screen. */
  follow: (job: string, isShown?: boolean) => void
  /** Begins with another file. */
  restart: () => void
}

/** Where the import in preparation of a person stands, by product and type. */
export function importKey({ actor, product }: Pick<ConsoleValue, 'actor' | 'product'>, type: string): string {
  return [actor.uid, product, type].join(' ')
}

/**
 * Where an import stands: the step and the job in the address, so that Back and a reload come back to them; the file
 * in this browser.
 */
export function useImport(type: TypeSummary): Import {
  const { actor, product } = useConsole()
  const [params, setParams] = useSearchParams()
  const key = importKey({ actor, product }, type.type)
  const kept = useSyncExternalStore(importWorks.subscribe, () => importWorks.get(key))
  useEffect(() => void importWorks.load(key), [key])
  const draft = kept ?? EMPTY_IMPORT
  const job = params.get('job') ?? undefined
  const asked = STEPS.find((one) => one === params.get('step')) ?? 'file'
  const change = useCallback(
    (part: Partial<ImportWork>) => importWorks.put(key, { ...(importWorks.get(key) ?? EMPTY_IMPORT), ...part }),
    [key],
  )
  const follow = (id: string, isShown = true) => {
    importWorks.clear(key)
    // Going back would lead to a step whose file is gone.
    if (isShown) setParams({ job: id }, { replace: true })
  }
  const restart = () => {
    importWorks.clear(key)
    setParams({})
  }
  return {
    step: job ? 'run' : draft.file ? asked : 'file',
    draft,
    job,
    isLoading: kept === undefined,
    change,
    go: (step) => setParams(step === 'file' ? {} : { step }),
    follow,
    restart,
  }
}
