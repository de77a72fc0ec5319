import { untilServed } from './untilServed.ts'

/** As `fetch`; a server that says it is too busy is asked again. The body must be repeatable. */
export function patientFetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return untilServed(
    () => fetch(address, init),
    ({ status }) => status,
  )
}
