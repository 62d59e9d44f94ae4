#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>

// Swift has no functions with variable arguments, and `makecontext` is one.

extern void __asan_init(void) __attribute__((weak));

struct StackErrand {
  ucontext_t caller, callee;
  void (*work)(void *);
  void *argument;
};

static inline void stackErrandBegin(unsigned high, unsigned low) {
  struct StackErrand *errand = (struct StackErrand *)((uintptr_t)high << 32 | low);
  errand->work(errand->argument);
}

/// Calls a function on another stack; returns when it has returned, false if it was not called.
static inline _Bool callOnStack(void *stack, size_t size, void (*work)(void *), void *argument) {
  // The address sanitizer, where it is there, warns of every such call.
  if (__asan_init) return 0;
  struct StackErrand errand;
  errand.work = work;
  errand.argument = argument;
  if (getcontext(&errand.callee) != 0) return 0;
  errand.callee.uc_stack.ss_sp = stack;
  errand.callee.uc_stack.ss_size = size;
  errand.callee.uc_link = &errand.caller;
  uintptr_t address = (uintptr_t)&errand;
  makecontext(
      &errand.callee, (void (*)(void))stackErrandBegin, 2, (unsigned)(address >> 32), (unsigned)address);
  return swapcontext(&errand.caller, &errand.callee) == 0;
}
