import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'

/** Whether a command changes a container itself or what it shows, not where it stands: all that can be done to one that is opened by itself. */
export function isOfContainer(command: StorefrontCommand): boolean {
  switch (command.kind) {
    case 'set':
    case 'rename':
      return command.target.of === 'container'
    case 'setAll':
      return command.targets.every(({ of }) => of === 'container')
    case 'restoreContainer':
    case 'setContent':
    case 'addContent':
    case 'removeContent':
    case 'clearContent':
    case 'setContainerType':
    case 'addTitles':
    case 'removeTitles':
    case 'moveTitles':
    case 'pin':
    case 'unpin':
      return true
    default:
      return false
  }
}
