import { useCallback, useContext } from 'react'
import { useNavigate } from 'react-router'
import type { Command } from './command.ts'
import { CommandContext } from './CommandContext.ts'

/** Does a command: goes to its address and puts the focus on the page there, or runs it. */
export function usePerform() {
  const navigate = useNavigate()
  return useCallback(
    (command: Command) => {
      if (command.why !== undefined) return
      if ('run' in command.act) return command.act.run()
      void navigate(command.act.to)
      // What had the focus may be gone with the page before.
      document.getElementById('page')?.focus({ preventScroll: true })
    },
    [navigate],
  )
}

/** Does the command of that id, where something on screen offers it now: for buttons outside of that part. */
export function useRunCommand() {
  const registry = useContext(CommandContext)
  const perform = usePerform()
  return useCallback(
    (id: string) => {
      const command = registry.commands().find((one) => one.id === id)
      if (command) perform(command)
    },
    [registry, perform],
  )
}
