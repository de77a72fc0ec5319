import type { Guard } from '#contract/wire/calls/call.ts'

/** Who may make a call, in words for people. */
export function guardWords(guard: Guard): string {
  switch (guard.by) {
    case 'public':
      return 'Anybody'
    case 'signed':
      return 'Whoever has a signed address, or is signed in'
    case 'self':
      return 'Whoever is signed in, for their own things'
    case 'filtered':
      return 'Whoever is signed in; what they may not view is left out'
    case 'adminProduct':
      return 'Whoever has every product'
    case 'page':
      return `${guard.action} on ${guard.pages.join(' or ')}`
    case 'type':
      return `${guard.action} on the page of the type`
    case 'typeStatus':
      return `on the page of the type: ${guard.creates ? 'create, and ' : ''}what the sent status asks for`
    case 'pageStatus':
      return `on ${guard.page}: ${guard.creates ? 'create, and ' : ''}what the sent status asks for`
    case 'bulk':
      return 'on the page of the type: what the change set asks for'
    case 'import':
      return 'create and update on the page of the type, and publish where the import publishes'
    case 'urn':
      return `${guard.action} on the page of what the urn names`
    case 'cty':
      return `${guard.action} on the page of the type that the body names`
    case 'area':
      return `${guard.action} on the page of the type or area`
  }
}

export function isOpen({ by }: Guard): boolean {
  return by === 'public' || by === 'signed'
}
