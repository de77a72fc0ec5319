import { useMutation } from '@tanstack/react-query'
import type { OnAirDecision } from '#contract/schemas/live/onAir.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useKeepHandling } from './useOnAir.ts'

/** Acknowledges one problem, or gives it to somebody; the answer is what the board shows at once. */
export function useHandling(problem: string) {
  const { calls } = useConsole()
  const keep = useKeepHandling()
  const onError = useErrorNotice()
  return useMutation({
    mutationFn: (body: OnAirDecision) => calls.handleOnAir({ params: { problem }, body }),
    onSuccess: ({ key, handling }) => keep(key, handling),
    onError,
  })
}
