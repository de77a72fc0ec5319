/** What may take a title away from whoever names it. */
export const USE_VERBS = ['unpublish', 'archive', 'delete', 'purge', 'expiry'] as const
export type UseVerb = (typeof USE_VERBS)[number]
