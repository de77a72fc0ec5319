import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { importCall } from './importCall.ts'
import type { ImportWork } from './importWork.ts'

type DryRunState = {
  result: ImportDryRun | undefined
  error: unknown
  /** Share of the file that is on its way; undefined while the server reads it. */
  sent: number | undefined
  isRunning: boolean
  retry: () => void
}

/** Answers stay as long as somebody goes to and fro between the steps; what the catalogue holds may change meanwhile. */
const KEPT_MS = 120_000

/** What the file would do, asked anew for every mapping; leaving the step stops it. */
export function useImportDryRun(
  type: string,
  { file, mapping, dates, source, publish }: ImportWork,
  isWanted = true,
): DryRunState {
  const { calls, product } = useConsole()
  const [sent, setSent] = useState<number>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['import', type, product, file && [file.name, file.size, file.lastModified], mapping, dates, publish],
    queryFn: async ({ signal }) => {
      const onProgress = (share: number) => setSent(share < 1 ? share : undefined)
      const call = importCall(type, file as File, { mapping, dates, source, dryRun: true, publish })
      return (await calls.importContent({ ...call, onProgress, signal })) as ImportDryRun
    },
    enabled: isWanted && file !== undefined,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  })
  return { result: data, error: error ?? undefined, sent, isRunning: isFetching, retry: () => void refetch() }
}
