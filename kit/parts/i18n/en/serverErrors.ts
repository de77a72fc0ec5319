import { ERRORS } from '#contract/wire/errors.ts'
import type { ErrorCode } from '#contract/wire/errors.ts'

/** The server's refusals by code; English is the catalogue's own text, so that it stands once. */
export const words = Object.fromEntries(ERRORS.map(({ code, text }) => [code, text])) as Record<ErrorCode, string>
