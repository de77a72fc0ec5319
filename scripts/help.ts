import { COMMANDS } from './commands.mjs'

const names = Object.keys(COMMANDS)
const width = Math.max(...names.map((name) => name.length))
const spelled = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

for (const [name, { does }] of Object.entries(COMMANDS)) {
  console.log(`  ${spelled(name).padEnd(width + 'npm run '.length)}  ${does}`)
}
