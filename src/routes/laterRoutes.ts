import type { RouteRow } from './routeRow.ts'

/** Routes of the specification's section 2 whose screens are still to come: guarded already, in no menu. Now none. */
export const LATER_ROUTES: readonly RouteRow[] = []
