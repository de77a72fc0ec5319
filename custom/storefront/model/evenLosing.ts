import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'

/** A command that means to replace content; itself where it has no content to replace. */
export function evenLosing(command: StorefrontCommand): StorefrontCommand {
  switch (command.kind) {
    case 'setContent':
    case 'addContent':
    case 'setContainerType':
    case 'addTitles':
      return { ...command, evenLosing: true }
    default:
      return command
  }
}
