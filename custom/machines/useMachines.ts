import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'

const KEY = 'machines'
/** A delivery goes its way without telling: while the log is looked at, it is read again. */
const LOG_MS = 5_000

export function useTokens() {
  const { calls } = useConsole()
  return useQuery({ queryKey: [KEY, 'tokens'], queryFn: ({ signal }) => calls.listMachineTokens({ signal }) })
}

export function useWebhooks() {
  const { calls } = useConsole()
  return useQuery({ queryKey: [KEY, 'webhooks'], queryFn: ({ signal }) => calls.listWebhooks({ signal }) })
}

export function useDeliveries(query: { pageNumber: number; pageSize: number }) {
  const { calls } = useConsole()
  return useQuery({
    queryKey: [KEY, 'deliveries', query],
    queryFn: ({ signal }) => calls.listDeliveries({ query, signal }),
    placeholderData: (previous) => previous,
    refetchInterval: LOG_MS,
  })
}

/** Does something and reads the page anew; says that it was done, or why it was not. */
export function useMachineAct<Given>(act: (given: Given) => Promise<unknown>, done: string) {
  const client = useQueryClient()
  const notice = useNotice()
  const failed = useErrorNotice()
  return useMutation({
    mutationFn: act,
    onSuccess: () => notice('success', done),
    onError: (error) => failed(error),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** Reads the page anew, after something was made. */
export function useRereadMachines() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [KEY] })
}
