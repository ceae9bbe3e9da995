/** How long the first lesson of each game takes; a lesson is loaded when it begins, so its own number is not at hand. */
export const LESSON_MINUTES = { duel: 12, classic: 10 } as const;
