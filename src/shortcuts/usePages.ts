import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Command } from '#kit/parts/commands/command.ts'
import { useCommandList } from '#kit/parts/commands/useCommandList.ts'

export type PageEntry = Command & { to: string }

type Pages = {
  /** Every page and saved view that this person may open. */
  all: readonly PageEntry[]
  /** The one that is open, where it is one of them. */
  here: PageEntry | undefined
}

/** The pages that can be shortcuts: by their ids, so that they hold in every product and language. */
export function usePages(): Pages {
  const commands = useCommandList()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const all = commands.flatMap((command): PageEntry[] =>
      /^(page|add|view):/.test(command.id) && 'to' in command.act && command.why === undefined
        ? [{ ...command, to: command.act.to }]
        : [],
    )
    const here = all.find(({ to }) => to === pathname + search) ?? all.find(({ to }) => to === pathname)
    return { all, here }
  }, [commands, pathname, search])
}
