import { expect, it } from 'vitest'
import { StartRefused } from '../db/startRefused.ts'
import { startFailure } from './startFailure.ts'

const at = { host: '127.0.0.1', port: 80 }
const failing = (details: object) => Object.assign(new Error('listen failed'), details)

it('is a sentence where whoever starts it can mend it', () => {
  expect(startFailure(new StartRefused('Make room.'), at)).toEqual(['Make room.'])
  expect(startFailure(failing({ code: 'EACCES', syscall: 'listen' }), at)).toEqual([
    'Port 80 may not be used by this account: set PORT to 1024 or more.',
  ])
  expect(startFailure(failing({ code: 'EACCES', syscall: 'mkdir' }), at)[0]).toContain('DATA_DIR or FILES')
})

it('is words and a trace elsewhere, no line for machines, and no password', () => {
  const lines = startFailure(new Error('no way to postgres://app:hunter2@db/films'), at)
  expect(lines[0]).toBe('Marquee could not start: no way to postgres://app:[redacted]@db/films')
  expect(lines.join('\n')).toMatch(/\n {4}at /)
  expect(lines.join('\n')).not.toMatch(/hunter2|\{"/)
  expect(startFailure('odd', at)[0]).toBe('Marquee could not start: odd')
})
