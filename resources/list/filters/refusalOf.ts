import type { ApiError } from '#kit/parts/context/providerTypes.ts'

/** The server's words about the filter at a place (`field` '/filter/2'), so that they stand at its chip. */
export function refusalOf(error: unknown, index: number): string | undefined {
  return refusals(error).find(({ field }) => field === `/filter/${index}`)?.description
}

/** Whether a failed list is about its filters, so that changing them helps and asking again does not. */
export function isFilterRefusal(error: unknown): boolean {
  return refusals(error).some(({ field }) => field?.startsWith('/filter/') || field === '/term')
}

function refusals(error: unknown): ApiError['errors'] {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError).errors : []
}
