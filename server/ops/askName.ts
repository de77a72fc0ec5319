import { createInterface } from 'node:readline/promises'

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** What is typed for the name of what is to be replaced; nothing where nobody is there to type. */
export async function askName(name: string, streams: Terminal): Promise<string> {
  const terminal = createInterface(streams)
  const isOver = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const question = terminal.question(`Everything in ${name} is replaced. Type its name to go on: `)
  try {
    return (await Promise.race([question, isOver])).trim()
  } finally {
    terminal.close()
  }
}
