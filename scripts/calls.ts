import { CALLS } from '#contract/wire/calls.ts'
import type { Guard } from '#contract/wire/calls/call.ts'
import { table } from './table.ts'

/** What a call asks of its caller, in a few words. */
function spell(guard: Guard): string {
  switch (guard.by) {
    case 'page':
      return `${guard.action} on ${guard.pages.join(' or ')}`
    case 'type':
      return `${guard.action} on the page of its type`
    case 'bulk':
      return 'what its change set asks for on the page of its type'
    case 'typeStatus':
      return `${guard.creates ? 'create, and ' : ''}the verb of st on the page of its type`
    case 'pageStatus':
      return `${guard.creates ? 'create, and ' : ''}the verb of st on ${guard.page}`
    case 'import':
      return 'create and update on the page of its type, publish where it publishes'
    case 'urn':
      return `${guard.action} on the page of its urn (${guard.from})`
    case 'cty':
      return `${guard.action} on the page of the body's cty`
    case 'area':
      return `${guard.action} on the page of its area`
    case 'adminProduct':
      return 'the admin product'
    case 'filtered':
      return 'signed in, sees its own part'
    case 'self':
      return 'signed in, own things'
    case 'signed':
      return 'a ticket or a token'
    case 'public':
      return 'anybody'
  }
}

const rows = CALLS.map((call) => [
  call.name,
  call.method,
  `/api${call.path}`,
  spell(call.guard),
  call.section,
  call.part,
])
console.log(table([['call', 'method', 'path', 'guard', 'section', 'part'], ...rows]))
console.log(`\n${rows.length} calls`)
