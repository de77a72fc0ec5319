import type { ErrorLine } from '#kit/parts/dialogs/ErrorDetails.tsx'

/** What is known of a fault, as far as it helps whoever is told of it. Nothing that was typed, no stack. */
type FaultFacts = { name: string; message: string; requestId: string | undefined; errors: readonly ErrorLine[] }

/** An error of whatever kind as facts: of a call its codes, of a fault in the console its name. */
export function faultFacts(error: unknown): FaultFacts {
  const { name, message, requestId, errors } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Record<keyof FaultFacts, unknown>
  >
  const lines = Array.isArray(errors) ? errors.flatMap(lineOf) : []
  const own = typeof name === 'string' && name !== '' ? name : 'Error'
  const words = typeof message === 'string' && message !== '' ? message : typeof error === 'string' ? error : own
  return {
    name: own,
    message: words,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    errors: lines.length > 0 ? lines : [{ code: own, description: words }],
  }
}

function lineOf(one: unknown): ErrorLine[] {
  const { code, description } = (one ?? {}) as Record<string, unknown>
  const isCode = typeof code === 'number' || typeof code === 'string'
  return isCode && typeof description === 'string' ? [{ code, description }] : []
}
