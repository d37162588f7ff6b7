/** The check digit of a card number (ISO/IEC 7812-1). Used by the payment form and by the card provider itself. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character)
    if (index % 2 === 0) return total + digit
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
  }, 0)
  return sum % 10 === 0
}
