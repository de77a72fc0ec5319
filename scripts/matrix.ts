import { can } from '#contract/rules/access/can.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { ACTIONS, PAGES } from '#contract/values/access.ts'
import { table } from './table.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((role) => !ROLE_NAMES.some((name) => name === role))
if (unknown.length > 0) {
  console.error(`No such role: ${unknown.join(', ')}. The roles are ${ROLE_NAMES.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const role of ROLE_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    const rows = PAGES.map((page) => [
      page,
      ...ACTIONS.map((action) => (can({ roles: [role] }, page, action) ? 'x' : '.')),
    ])
    console.log(`\n${table([[role, ...ACTIONS], ...rows])}`)
  }
}
