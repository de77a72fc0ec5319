import type { Command } from '../../context.ts'

/** Counted and logged; the browser that sent it wants no answer. */
export const reportCsp: Command<'reportCsp'> = async ({ services }, { body }) => {
  services.service.cspReports.add(body)
  return { data: null }
}
