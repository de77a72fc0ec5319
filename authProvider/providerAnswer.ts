/** Whether the address is one that the provider has sent the browser back to: with a code, or why there is none. */
export const isProviderAnswer = ({ hash }: Pick<Location, 'hash'>): boolean => /[#&](?:code|error)=/.test(hash)
