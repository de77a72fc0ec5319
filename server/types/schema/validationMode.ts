/** `shape`: what is there is right, a draft may lack anything. `publish`: what publishing needs is there as well. */
export type ValidationMode = 'shape' | 'publish'
