import { useQuery } from '@tanstack/react-query'
import type { SmilItem } from '#contract/schemas/media.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { pieceKey, type PassedOver, type WhyPassedOver } from '../model/onAirPlan.ts'

/**
 * Pieces that the media service does not play, and why: titles that the reader may not view or that have no media,
 * and what lies beyond their end. One of them would keep all of the others from playing. Undefined until it is known.
 */
export function usePassedOver(smil: readonly SmilItem[], isAsked: boolean) {
  const { calls, product } = useConsole()
  const { data, error } = useQuery({
    queryKey: ['schedule', 'passedOver', product, ...smil.map(pieceKey)],
    queryFn: ({ signal }) => passedOver(calls, smil, signal),
    enabled: isAsked && smil.length > 0,
    retry: false,
    staleTime: 60_000,
  })
  // A service that cannot be asked says so when it is to play.
  return error ? NONE : data
}

const NONE: PassedOver = new Map()

async function passedOver(
  calls: Pick<Calls, 'remixPlayback'>,
  smil: readonly SmilItem[],
  signal: AbortSignal,
): Promise<PassedOver> {
  const refused = new Map<string, WhyPassedOver>()
  let left = [...smil]
  while (left.length > 0) {
    const blamed = await calls.remixPlayback({ body: { smil: left }, signal }).then(
      () => undefined,
      (error: unknown) => blamedPieces(error, left) ?? Promise.reject(error as Error),
    )
    if (!blamed) break
    for (const piece of blamed.pieces) refused.set(pieceKey(piece), blamed.why)
    left = left.filter((piece) => !refused.has(pieceKey(piece)))
  }
  return refused
}

/** The pieces that a refusal is about: all of a title that cannot be played at all. */
function blamedPieces(error: unknown, smil: readonly SmilItem[]) {
  const { errors } = error as { errors?: readonly { field?: string }[] }
  const [, nth, field] = /^\/smil\/(\d+)\/(\w+)/.exec(errors?.[0]?.field ?? '') ?? []
  const piece = nth === undefined ? undefined : smil[Number(nth)]
  if (!piece) return undefined
  const pieces = field === 'key' ? smil.filter(({ key }) => key === piece.key) : [piece]
  // A title that may not be viewed is as one that is not there.
  const why: WhyPassedOver = errorMessage(error)?.code === 'notFound' ? 'noRights' : 'noMedia'
  return { pieces, why }
}
