// Stands between PostgreSQL and its files, by LD_PRELOAD, and makes two things possible that a test cannot do to a
// real disk. It writes down what every write replaced and when a file was synced, so that a test can take back,
// sector by sector, whatever no sync had covered when the power went. And it can be full: after so many writes.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <vector>

namespace {

enum Kind : uint32_t { WRITTEN = 1, SYNCED = 2, GONE = 3 };

struct Record {
  uint64_t stamp;
  uint64_t inode;
  int64_t offset;
  uint32_t length;
  uint32_t kept;  // Bytes of what was there before, which follow.
  uint32_t kind;
  uint32_t padding;
};

template <typename Call> Call real(const char *name) { return reinterpret_cast<Call>(dlsym(RTLD_NEXT, name)); }

uint64_t now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<uint64_t>(time.tv_sec) * 1000000000u + static_cast<uint64_t>(time.tv_nsec);
}

int open_in_notes(const char *name, int flags) {
  const char *folder = getenv("LYING_DISK");
  if (folder == nullptr) return -1;
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, 0600));
}

// A file of each process, by its number: after a fork the child opens its own.
int log_file() {
  static int file = -1;
  static pid_t owner = 0;
  if (owner == getpid()) return file;
  char name[32];
  snprintf(name, sizeof name, "log.%d", getpid());
  file = open_in_notes(name, O_WRONLY | O_CREAT | O_APPEND);
  owner = getpid();
  return file;
}

// How many writes the disk still has room for; negative: as many as one likes. Behind it how many writes there were
// altogether, and how many were refused. Shared by all processes.
int64_t *room() {
  static int64_t *shared = nullptr;
  if (shared != nullptr) return shared;
  const int file = open_in_notes("room", O_RDWR);
  if (file < 0) return nullptr;
  void *mapped = mmap(nullptr, 3 * sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  syscall(SYS_close, file);
  if (mapped != MAP_FAILED) shared = static_cast<int64_t *>(mapped);
  return shared;
}

bool is_full() {
  int64_t *left = room();
  if (left == nullptr) return false;
  __atomic_add_fetch(left + 1, 1, __ATOMIC_SEQ_CST);
  for (;;) {
    int64_t count = __atomic_load_n(left, __ATOMIC_SEQ_CST);
    if (count < 0) return false;
    if (count == 0) {
      __atomic_add_fetch(left + 2, 1, __ATOMIC_SEQ_CST);
      return true;
    }
    if (__atomic_compare_exchange_n(left, &count, count - 1, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return false;
  }
}

bool is_file(int descriptor, struct stat *found) {
  return fstat(descriptor, found) == 0 && S_ISREG(found->st_mode);
}

std::vector<char> content(int descriptor, int64_t offset, size_t length) {
  std::vector<char> bytes(length);
  long got = syscall(SYS_pread64, descriptor, bytes.data(), length, offset);
  if (got < 0) {
    // It is open for writing only.
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    const int again = static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0));
    if (again >= 0) {
      got = syscall(SYS_pread64, again, bytes.data(), length, offset);
      syscall(SYS_close, again);
    }
  }
  bytes.resize(got < 0 ? 0 : static_cast<size_t>(got));
  return bytes;
}

void note(const Record &record, const std::vector<char> &before) {
  const int file = log_file();
  if (file < 0) return;
  std::vector<char> line(sizeof record + before.size());
  __builtin_memcpy(line.data(), &record, sizeof record);
  if (!before.empty()) __builtin_memcpy(line.data() + sizeof record, before.data(), before.size());
  syscall(SYS_write, file, line.data(), line.size());
}

template <typename Write> ssize_t watched(int descriptor, int64_t offset, size_t length, Write write) {
  struct stat found;
  if (!is_file(descriptor, &found)) return write();
  if (is_full()) {
    errno = ENOSPC;
    return -1;
  }
  const std::vector<char> before = content(descriptor, offset, length);
  const ssize_t done = write();
  const int trouble = errno;
  if (done > 0) {
    const auto kept = static_cast<uint32_t>(before.size());
    note({now(), found.st_ino, offset, static_cast<uint32_t>(done), kept, WRITTEN, 0}, before);
  }
  errno = trouble;
  return done;
}

size_t length_of(const iovec *parts, int count) {
  size_t length = 0;
  for (int index = 0; index < count; index += 1) length += parts[index].iov_len;
  return length;
}

// The moment before it began counts: whatever is written while it runs may have come too late for it.
int synced(int descriptor, const char *name) {
  const uint64_t began = now();
  const int done = real<int (*)(int)>(name)(descriptor);
  const int trouble = errno;
  struct stat found;
  if (done == 0 && is_file(descriptor, &found)) note({began, found.st_ino, 0, 0, 0, SYNCED, 0}, {});
  errno = trouble;
  return done;
}

// A file that is deleted or replaced: the next one may get its number, and nothing of the old is taken back in it.
template <typename Call> int without(const char *path, Call call) {
  struct stat found;
  const bool was_there = stat(path, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1;
  const uint64_t began = now();
  const int done = call();
  const int trouble = errno;
  if (done == 0 && was_there) note({began, found.st_ino, 0, 0, 0, GONE, 0}, {});
  errno = trouble;
  return done;
}

}  // namespace

extern "C" {

ssize_t write(int descriptor, const void *bytes, size_t length) {
  const auto call = real<ssize_t (*)(int, const void *, size_t)>("write");
  const int64_t offset = lseek(descriptor, 0, SEEK_CUR);
  return watched(descriptor, offset, length, [&] { return call(descriptor, bytes, length); });
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
  const auto call = real<ssize_t (*)(int, const void *, size_t, off_t)>("pwrite");
  return watched(descriptor, offset, length, [&] { return call(descriptor, bytes, length, offset); });
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
  return pwrite(descriptor, bytes, length, offset);
}

ssize_t pwritev(int descriptor, const iovec *parts, int count, off_t offset) {
  const auto call = real<ssize_t (*)(int, const iovec *, int, off_t)>("pwritev");
  return watched(descriptor, offset, length_of(parts, count),
                 [&] { return call(descriptor, parts, count, offset); });
}

ssize_t pwritev64(int descriptor, const iovec *parts, int count, off64_t offset) {
  return pwritev(descriptor, parts, count, offset);
}

int posix_fallocate(int descriptor, off_t offset, off_t length) {
  if (is_full()) return ENOSPC;
  return real<int (*)(int, off_t, off_t)>("posix_fallocate")(descriptor, offset, length);
}

int posix_fallocate64(int descriptor, off64_t offset, off64_t length) {
  return posix_fallocate(descriptor, offset, length);
}

int fsync(int descriptor) { return synced(descriptor, "fsync"); }
int fdatasync(int descriptor) { return synced(descriptor, "fdatasync"); }

int unlink(const char *path) {
  return without(path, [&] { return real<int (*)(const char *)>("unlink")(path); });
}

int rename(const char *from, const char *to) {
  return without(to, [&] { return real<int (*)(const char *, const char *)>("rename")(from, to); });
}

}
