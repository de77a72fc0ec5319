import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { importDesks } from './browserDesks.ts'
import type { ImportDesk } from './importDesk.ts'
import { EMPTY_DESK } from './importDesk.ts'

export const STEPS = ['file', 'columns', 'check', 'run'] as const
export type Step = (typeof STEPS)[number]

export type Import = {
  step: Step
  desk: ImportDesk
  /** The job, once the import runs. */
  job: string | undefined
  /** It is looked up still whether an earlier page left a file. */
  isLoading: boolean
  change: (part: Partial<ImportDesk>) => void
  go: (step: Exclude<Step, 'run'>) => void
  /** The job is under way: the file is the server's now. The page shows it where it is still on screen. */
  follow: (job: string, isShown?: boolean) => void
  /** Begins with another file. */
  restart: () => void
}

/**
 * Where an import stands: the step and the job in the address, so that Back and a reload come back to them; the file
 * in this browser.
 */
export function useImport(type: TypeSummary): Import {
  const { actor, product } = useConsole()
  const [params, setParams] = useSearchParams()
  const key = [actor.uid, product, type.type].join(' ')
  const kept = useSyncExternalStore(importDesks.subscribe, () => importDesks.get(key))
  useEffect(() => void importDesks.load(key), [key])
  const desk = kept ?? EMPTY_DESK
  const job = params.get('job') ?? undefined
  const asked = STEPS.find((one) => one === params.get('step')) ?? 'file'
  const change = useCallback(
    (part: Partial<ImportDesk>) => importDesks.put(key, { ...(importDesks.get(key) ?? EMPTY_DESK), ...part }),
    [key],
  )
  const follow = (id: string, isShown = true) => {
    importDesks.clear(key)
    // Going back would lead to a step whose file is gone.
    if (isShown) setParams({ job: id }, { replace: true })
  }
  const restart = () => {
    importDesks.clear(key)
    setParams({})
  }
  return {
    step: job ? 'run' : desk.file ? asked : 'file',
    desk,
    job,
    isLoading: kept === undefined,
    change,
    go: (step) => setParams(step === 'file' ? {} : { step }),
    follow,
    restart,
  }
}
