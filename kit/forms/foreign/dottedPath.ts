import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'
import type { Pointer } from '../data/pointer.ts'

/** JSON Forms' path of a place: '/a/b/0' is 'a.b.0'. Names with a dot in them have none that leads back. */
export function dottedOf(pointer: Pointer): string {
  return pathOf(pointer).join('.')
}

/** The place that a path of JSON Forms means: 'a.b.0', or 'a.b[0]', is '/a/b/0'. */
export function pointerOfDotted(path: string): Pointer {
  return path === '' ? '' : pointerOf(path.replace(/\[(\d+)\]/g, '.$1').split('.'))
}
