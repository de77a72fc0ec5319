/** Numeric fields take digits only (specification section 5); full-width digits are taken as plain ones. */
export function digitsOnly(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^0-9]/g, '')
}
