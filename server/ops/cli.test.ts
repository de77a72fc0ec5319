import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Ended = { code: number; text: string }

/** Runs the command as an operator does, with no database anywhere. */
function ops(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const { PATH = '' } = process.env
  const settings = { PATH, DATA_DIR: join(tmpdir(), 'marquee-no-such-folder'), ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env: settings }, (error, text) =>
      resolve({ code: error === null ? 0 : Number(error.code), text }),
    )
  })
}

it.each<[string, string[], RegExp]>([
  [
    'an option that it does not have',
    ['backup', 'a.tar.gz', '--replcae'],
    /^Unknown option '--replcae'\.\n\nnpm run ops/,
  ],
  ['a command that it does not have', ['bakcup', '/tmp'], /^There is no command 'bakcup'\.\n\nnpm run ops/],
  ['a command without its file', ['restore'], /^restore needs a FILE\.\n\nnpm run ops/],
])('it says what is wrong with %s, and what there is', async (_, args, words) => {
  const { code, text } = await ops(args)
  expect(code).toBe(1)
  expect(text).toMatch(words)
  expect(text).not.toContain('    at ')
})

it('names misspelt settings before every command, since it might work on another database than was meant', async () => {
  const { text } = await ops(['migrate', '--dry'], { DATABSE_URL: 'postgres://127.0.0.1/marquee' })
  expect(text).toMatch(
    /DATABSE_URL is no setting; did you mean DATABASE_URL\?\nThere is no database in the data folder/,
  )
  const { text: both } = await ops(['check'], { DATABSE_URL: 'x', PORT: 'abc' })
  expect(both).toMatch(/PORT must be .*\n.*DATABSE_URL is no setting/)
})
